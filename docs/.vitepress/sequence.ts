import type { MarkdownRenderer } from 'vitepress'

/** A message between two participants, or a note at one of them. */
interface Step {
  readonly from: number
  readonly to: number
  readonly isResponse: boolean
  readonly text: string
}

interface Sequence {
  readonly title: string
  readonly participants: readonly string[]
  readonly steps: readonly Step[]
}

/** Three lanes fit into the text column of a page. */
const LANE = 208
const BOX = 172
const BOX_HEIGHT = 34
const MARGIN = 12
const LINE = 17
/** Width of a character of the labels, on average. */
const CHARACTER = 6.4

/**
 * Reads a sequence diagram of Mermaid. Code hosts draw the same block, and a reader of the source understands it.
 *
 * @param source `accTitle`, participants, messages (`->>`), responses (`-->>`) and notes (`Note over`)
 */
function parseSequence(source: string): Sequence {
  const participants: string[] = []
  const steps: Step[] = []
  let title = ''
  const indexOf = (name = '') => {
    const index = participants.indexOf(name)
    if (index === -1) throw new Error(`The diagram has no participant ${name}.`)
    return index
  }
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (line === '' || line === 'sequenceDiagram') continue
    const [, accTitle] = /^accTitle: (.+)$/.exec(line) ?? []
    const [, participant] = /^participant (.+)$/.exec(line) ?? []
    const [, place, note] = /^Note over ([^:]+): (.+)$/.exec(line) ?? []
    const [, from, arrow, to, message] = /^(.+?)(--?>>)([^:]+): (.+)$/.exec(line) ?? []
    if (accTitle) title = accTitle
    else if (participant) participants.push(participant)
    else if (note) {
      const at = indexOf(place)
      steps.push({ from: at, to: at, isResponse: false, text: note })
    } else if (message)
      steps.push({
        from: indexOf(from),
        to: indexOf(to),
        isResponse: arrow === '-->>',
        text: message,
      })
    else throw new Error(`The diagram has a line of an unknown form: ${line}`)
  }
  return { title, participants, steps }
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Breaks a text into lines of at most a width. */
function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (last !== '' && longer.length * CHARACTER > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

const centerOf = (index: number) => MARGIN + BOX / 2 + index * LANE

const drawText = (lines: readonly string[], x: number, y: number) =>
  lines.map((line, at) => `<text x="${x}" y="${y + at * LINE}">${escapeHtml(line)}</text>`).join('')

/** Draws a step below `top`; returns the drawing and its height. */
function drawStep({ from, to, isResponse, text }: Step, top: number) {
  const isNote = from === to
  const width = isNote ? BOX - 16 : Math.abs(to - from) * LANE - 24
  const lines = wrap(text, width)
  const height = lines.length * LINE
  const middle = (centerOf(from) + centerOf(to)) / 2
  const label = drawText(lines, middle, top + LINE + (isNote ? 2 : 0))
  if (isNote) {
    const frame = `<rect class="note" x="${middle - BOX / 2}" y="${top + 2}" width="${BOX}" height="${height + 12}" rx="4"/>`
    return { shape: frame + label, height: height + 24 }
  }
  const y = top + height + 12
  const direction = to > from ? 1 : -1
  const end = centerOf(to) - direction
  const head = `M${end - direction * 8} ${y - 5} L${end} ${y} L${end - direction * 8} ${y + 5}`
  const line = `<path class="${isResponse ? 'response' : 'message'}" d="M${centerOf(from)} ${y} L${end} ${y}"/>`
  return { shape: `${label}${line}<path class="head" d="${head}"/>`, height: height + 22 }
}

/** The steps as sentences, for readers who do not see the diagram. */
const describeSequence = ({ title, participants, steps }: Sequence): string =>
  [
    `Diagram: ${title}.`,
    ...steps.map(({ from, to, text }) =>
      from === to
        ? `${participants[from]}: ${text}.`
        : `${participants[from]} to ${participants[to]}: ${text}.`,
    ),
  ].join(' ')

/** Draws a sequence diagram as SVG with the colors of the site. */
function drawSequence(sequence: Sequence): string {
  let top = BOX_HEIGHT + MARGIN + 6
  const shapes = sequence.steps.map((step) => {
    const { shape, height } = drawStep(step, top)
    top += height
    return shape
  })
  const width = centerOf(sequence.participants.length - 1) + BOX / 2 + MARGIN
  const height = top + MARGIN
  const lanes = sequence.participants.map((name, index) => {
    const x = centerOf(index)
    return `<path class="lane" d="M${x} ${BOX_HEIGHT + 4} L${x} ${height}"/><rect class="participant" x="${x - BOX / 2}" y="4" width="${BOX}" height="${BOX_HEIGHT}" rx="6"/><text class="name" x="${x}" y="${BOX_HEIGHT / 2 + 9}">${escapeHtml(name)}</text>`
  })
  const text = escapeHtml(describeSequence(sequence))
  return `<div class="sequence" tabindex="0" role="group" aria-label="${escapeHtml(sequence.title)}" v-pre><svg role="img" aria-label="${text}" viewBox="0 0 ${width} ${height}" width="${width}">${lanes.join('')}${shapes.join('')}</svg></div>`
}

/** Draws the blocks `mermaid` when the site is built, so that a page loads no program for it. */
export function addSequenceDiagrams(md: MarkdownRenderer): void {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, at, options, env, self) => {
    const token = tokens[at]
    return token?.info === 'mermaid'
      ? drawSequence(parseSequence(token.content))
      : (fence?.(tokens, at, options, env, self) ?? '')
  }
}
