// A script with mistakes, to show that the check of scripts finds them: it must complain about each
// line that says so, and about no other.

import { FAILURE, LANGUAGES } from "./words.js";
import init from "./atoll.js";

const untyped = (value) => value; // wrong: an argument of any type
const title = document.querySelector("title").textContent; // wrong: there may be none
const words = FAILURE[LANGUAGES[0]].tilte; // wrong: no such word
window.__atoll.applyUpdates(); // wrong: the bridge has no such function
init({ module: title }); // wrong: the wasm is started in another way
const unused = LANGUAGES.length; // wrong: nobody reads it
/** @type {number} */
export const number = String(words); // wrong: a text is not a number
export const fine = untyped(LANGUAGES.at(-1) ?? "");
