import { setFlagsFromString } from 'node:v8'

/**
 * Keeps machine code of WebAssembly as long as its module lives. V8 frees what it has replaced by faster code, and where
 * threads share a module it may count that twice and end the whole process (reliability 1.11).
 */
export const keepWasmCode = (): void => setFlagsFromString('--no-wasm-code-gc')
