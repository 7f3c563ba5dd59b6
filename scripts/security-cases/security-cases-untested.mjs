/**
 * Cases without a test, with the reason.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const untested = {
  CK03: 'the kit works there and says nothing; browsers mark such a page, and production mode takes https only (AD03).',
  CK04: 'there is no such option: cookies are always SameSite=Lax (CK01).',
  CK21: 'to a page it is CK19: it shows that no user is signed in. Each refresh renews how long the cookies last.',
  CK23: 'the kit sets no cookie on a server (CK22).',
  RT15: 'no method takes a stream: a body is JSON or a form.',
  XS17: 'the kit writes no script into a page; what a framework hands over is its own to escape.',
  XS19: 'there are three such links, each with rel="noopener noreferrer"; nothing else opens a window.',
  SK07: 'an app cannot be handed over: what a server gives to a browser is a user, field by field (LG11).',
  SR12: 'the kit keeps no asynchronous context: a request is passed by hand.',
}
