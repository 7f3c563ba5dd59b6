import { latchkey } from '../../../../latchkey'

/** The browser sends its calls here. The server passes them on with the tokens, which no script of the page can read. */
const handler = latchkey.createSessionHandler()

export { handler as GET, handler as POST, handler as PUT, handler as PATCH, handler as DELETE }
