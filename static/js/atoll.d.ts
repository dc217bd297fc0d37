// What the page and the worker call in the wasm (web/src/lib.rs). The build puts the glue that
// wasm-bindgen writes in the place of this module.

/** Starts the wasm; nothing else can be called before. */
export default function init(options: { module_or_path: WebAssembly.Module | URL }): Promise<unknown>;
export function mount(): void;
export function warm_up(): boolean;
export function plural_form(language: string, count: number): string;
/** A question under way; `step` gives the move once it is found. */
export class Thought {
  step(work: number): string | undefined;
  free(): void;
}
export function think(game: string, record: string, level: string): Promise<Thought>;
