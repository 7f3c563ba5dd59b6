export const NotFound = () => (
  <>
    <h1>There is no such page</h1>
    <p>
      The address may be mistyped. <a href="/">Go to the start page</a>
    </p>
  </>
)
