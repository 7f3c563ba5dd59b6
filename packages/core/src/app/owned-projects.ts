// The only way from the code of pages to the code that works with secret keys: a page loads it for a user who owns projects.
export {
  type BaseAdminApp,
  createProject,
  type CurrentServerUser,
  listOwnedProjects,
  loadCurrentServerUser,
  type OwnedProject,
  transferProject,
} from './base-admin-app.js'
