import type { Context } from '../../context.js'

/** Opens a sealed JSON value; undefined if the text was changed, or another key sealed it. */
export function openJson(sealer: Context['sealer'], text: string): unknown {
  try {
    return JSON.parse(sealer.open(text))
  } catch {
    return undefined
  }
}
