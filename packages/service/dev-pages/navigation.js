/**
 * Sets the addresses of the links in the head of a page.
 *
 * @param {string} project the ID of the chosen project; empty for all
 * @param {boolean} hasDashboard whether the service serves the dashboard
 */
export function linkPages(project, hasDashboard) {
  const query = project === '' ? '' : `?project=${encodeURIComponent(project)}`
  for (const link of document.querySelectorAll('nav [data-page]'))
    link.href = `${link.dataset.page}${query}`
  const dashboard = document.querySelector('#dashboard')
  dashboard.href = dashboardPath(project)
  dashboard.hidden = !hasDashboard
}

/** Returns the path of a project in the dashboard, from a page below `/dev`. */
function dashboardPath(project) {
  // The dashboard shows the projects of its members, but not the one that has their accounts.
  const isOpenable = project !== '' && project !== 'internal'
  return isOpenable ? `../dashboard/projects/${encodeURIComponent(project)}` : '../dashboard'
}
