// Texts with their checksums, as Atoll writes them: records (docs/formats.md) and stored values
// (web/src/kit/store/envelope.rs). For tests that bring something of their own.

function checksum(bytes) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of bytes) sum = ((sum ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return sum.toString(16).padStart(16, "0");
}

const bytes = (text) => new TextEncoder().encode(text);

/** JSON with the keys of every object in order. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
}

/** A record with the checksum that belongs to it. */
export function sealedRecord({ check, ...record }) {
  return JSON.stringify({ ...record, check: checksum(bytes(canonical(record))) });
}

/** A game as the store keeps it. */
export function sealedSave({ game, title, updated, record = "{}" }) {
  const text = bytes(`game=${game}\ntitle=${title}\nupdated=${updated}\n\n${record}`);
  const sum = checksum([1, 0, 0, 0, 0, 0, 0, 0, ...text]).replace(/^0+/, "");
  return `atoll 1 1 ${sum} ${text.length}\n${new TextDecoder().decode(text)}`;
}
