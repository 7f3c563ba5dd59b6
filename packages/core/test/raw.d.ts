/** What the test runner imports as text. */
declare module '*?raw' {
  const text: string
  // oxlint-disable-next-line import/no-default-export -- that is how it comes
  export default text
}
