export const NotFound = () => (
  <>
    <h1>Page not found</h1>
    <p>
      Check the address. <a href="/">Go to the home page</a>
    </p>
  </>
)
