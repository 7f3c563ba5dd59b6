import { plain } from '../terminal/output.js'
import type { Check } from './check.js'

/** The checks of production mode. */
export const production: Check = {
  name: 'production',
  title: 'The project may be in production mode',
  needs: ['service'],
  async look({ project, dashboardUrl }) {
    const errors = (await project()).getProductionModeErrors()
    const dashboard = dashboardUrl?.replace(/\/+$/, '') ?? ''
    return errors.map(({ message, relativeFixUrl }) => ({
      message: plain(message),
      fix: "Change it in the project's dashboard, under Domains.",
      link: dashboard + relativeFixUrl,
    }))
  },
}
