// `npm run bench -- client`: measures the client and those of other kits in one run. Fails if Latchkey
// exceeds a limit.
import { runProgram, startProgram } from './run-program.js'
import { forEachKit, type KitName, kitNames, type Targets } from './kit.js'
import { measureBytes } from './measure-bytes.js'
import {
  type ImportFigures,
  measureBundledImport,
  measureInstalledImport,
} from './measure-import.js'
import type { TabFigures } from './measure-tab.js'
import { publish } from '../tables.js'
import { printTable, type Row, tableOf } from './table.js'

/** Large enough that no garbage collection runs while the bytes of reads are counted. */
const YOUNG_MEGABYTES = 64
const tabOptions = [
  '--expose-gc',
  `--min-semi-space-size=${YOUNG_MEGABYTES}`,
  `--max-semi-space-size=${YOUNG_MEGABYTES}`,
]

interface RowOptions {
  name: string
  unit: string
  /** The limits for Latchkey. */
  under?: number
  atMost?: number
  digits?: number
}

/** Creates a row, and compares the figure of Latchkey with its limit. */
function row(
  { name, unit, under, atMost, digits = 2 }: RowOptions,
  figureOf: (kit: KitName) => number | undefined,
): Row {
  const own = figureOf('latchkey') ?? Infinity
  const texts = forEachKit((kit) => figureOf(kit)?.toFixed(digits))
  const figures = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
  const plain = { name, unit, figures }
  if (under !== undefined) return { ...plain, limit: `< ${under}`, isMet: own < under }
  if (atMost !== undefined) return { ...plain, limit: `<= ${atMost}`, isMet: own <= atMost }
  return plain
}

const tabRows = (figures: Record<KitName, TabFigures>): Row[] => [
  row(
    { name: 'read the cached user synchronously', unit: 'x a property read', atMost: 20 },
    (kit) => figures[kit].cached?.ratio,
  ),
  row({ name: '', unit: 'ns' }, (kit) => figures[kit].cached?.own),
  row({ name: '', unit: 'bytes of garbage', under: 1 }, (kit) => figures[kit].bytesARead),
  row(
    { name: 'await the cached user', unit: 'x a resolved promise', atMost: 4 },
    (kit) => figures[kit].readUser?.ratio,
  ),
  row({ name: '', unit: 'ns', digits: 0 }, (kit) => figures[kit].readUser?.own),
  row(
    { name: 'authenticated request', unit: 'x fetch and parse', atMost: 1.25 },
    (kit) => figures[kit].call?.ratio,
  ),
  row({ name: '', unit: 'ms', digits: 3 }, (kit) => figures[kit].call?.own),
]

const refreshRows = (figures: Record<KitName, TabFigures>): Row[] => [
  row(
    { name: '100 reads, token expired, one tab', unit: 'refreshes', atMost: 1, digits: 0 },
    (kit) => figures[kit].refreshes?.oneTab,
  ),
  row(
    { name: '100 reads in each of two tabs', unit: 'refreshes', atMost: 1, digits: 0 },
    (kit) => figures[kit].refreshes?.twoTabs,
  ),
]

const importRows = (name: string, limit: number, { millis, ratio }: ImportFigures): Row[] => [
  row({ name, unit: 'x better-auth', under: limit }, (kit) => ratio[kit]),
  row({ name: '', unit: 'ms of CPU', digits: 1 }, (kit) => millis[kit]),
]

async function byteRows(targets: Targets): Promise<Row[]> {
  const [a, b] = [await measureBytes('a', targets), await measureBytes('b', targets)]
  return [
    row(
      { name: 'sign in, read the user, sign out: initial download', unit: 'bytes', digits: 0 },
      (kit) => a[kit].first,
    ),
    row(
      { name: 'sign in, read the user, sign out: total', unit: 'bytes', digits: 0 },
      (kit) => a[kit].all,
    ),
    row(
      { name: 'with OAuth in addition: initial download', unit: 'bytes', digits: 0 },
      (kit) => b[kit].first,
    ),
    row({ name: 'with OAuth in addition: total', unit: 'bytes', digits: 0 }, (kit) => b[kit].all),
  ]
}

async function measureTabs(targets: Targets): Promise<Record<KitName, TabFigures>> {
  const figures = forEachKit((): TabFigures => ({}))
  for (const kit of kitNames)
    figures[kit] = await runProgram<TabFigures>('measure-tab', targets, {
      args: [kit],
      execArgv: tabOptions,
    })
  return figures
}

const { message, stop } = startProgram<Targets>('servers')
try {
  const targets = await message
  const figures = await measureTabs(targets)
  const client = tabRows(figures)
  const refresh = refreshRows(figures)
  const imports = [
    ...importRows('import, bundled', 1.5, await measureBundledImport()),
    ...importRows('import, installed', 1, await measureInstalledImport()),
  ]
  const sizes = await byteRows(targets)
  const rows = [...client, ...refresh, ...imports, ...sizes]
  printTable(rows)
  await publish([
    tableOf('client', client),
    tableOf('refresh', refresh),
    tableOf('import', imports),
    tableOf('sizes', sizes),
  ])
  const missed = rows.filter(({ isMet }) => isMet === false)
  if (missed.length > 0) throw new Error(`Limits missed: ${missed.length}; see the table.`)
} finally {
  await stop()
}
