import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCsv, toCsv } from './csv.js'

// The files of the dashboard load in a window.
beforeEach(() => vi.stubGlobal('window', globalThis))
afterEach(() => vi.unstubAllGlobals())

it.each(['=1+1', '+49 30 1', '-1', '@SUM(A1)', '\t=1', "'=1", "''-1", "'tis Ada", 'a=b', ''])(
  'writes %j as no formula, and reads the same value',
  async (display_name) => {
    const text = await toCsv([{ id: '1', display_name }], ['id', 'display_name'], true)
    expect(text).not.toMatch(/,"?[=+\-@\t]/)
    expect((await readCsv(text)).rows).toEqual([{ id: '1', display_name }])
  },
)
