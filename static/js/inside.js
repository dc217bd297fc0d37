// The single file carries its wasm in elements of the page, each named like the file it stands for.

/**
 * A file from inside the page, as if it had been fetched.
 * @param {string} name
 */
export async function wasmInside(name) {
  if (document.readyState === "loading") {
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  }
  const text = document.getElementById(name)?.textContent ?? "";
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { "content-type": "application/wasm" } });
}
