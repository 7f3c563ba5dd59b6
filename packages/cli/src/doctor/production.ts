import { sanitize } from '../terminal/output.js'
import type { Check } from './check.js'

/** Runs the service's checks of production mode. */
export const production: Check = {
  name: 'production',
  title: 'Production mode',
  requires: ['service'],
  async run({ project, dashboardUrl }) {
    const errors = (await project()).getProductionModeErrors()
    const dashboard = dashboardUrl?.replace(/\/+$/, '') ?? ''
    return errors.map(({ message, relativeFixUrl }) => ({
      message: sanitize(message),
      fix: 'Change the trusted domains in the dashboard of the project.',
      link: dashboard + relativeFixUrl,
    }))
  },
}
