/** The browser sends its calls here. The server passes them on with the tokens, which no script of the page can read. */
export {
  sessionHandler as DELETE,
  sessionHandler as GET,
  sessionHandler as PATCH,
  sessionHandler as POST,
  sessionHandler as PUT,
} from '../../../../latchkey'
