// What a bundler for browsers finds in place of the server app: everybody could read its secret key. The
// import cannot be resolved, and every bundler says so in its own words.
import '@latchkey/core/the-server-app-holds-a-secret-key-so-use-ClientApp-in-a-browser'
