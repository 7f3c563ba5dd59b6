/** A text without the slashes that it ends with. A pattern would look again from each slash on. */
export function trimSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
