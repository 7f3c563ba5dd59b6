import { route } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/admin/project-members.js'

// Apart from `project-members.ts`, because bundlers load whole files: a page that an email links to needs only this.

/** Reads an invitation by the code of its email, before the reader signs in. */
export const readProjectInvitation = /* @__PURE__ */ route<typeof schema.readProjectInvitation>()({
  request: 'POST /latchkey/project-invitations/details',
  access: ['client'],
  caller: 'anyone',
  project: 'internal',
  errors: verificationCodeErrors,
  audit: 'changes nothing',
})
