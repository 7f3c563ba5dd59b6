/** Texts of the page that defines permissions. */
export const texts = {
  /** Button, and title of the dialog. */
  newPermission: 'New permission',
  permissionsIntro:
    'What users may do. The service checks the built-in permissions, which begin with $; your app checks its own. A permission includes the ones it contains.',
  /** Name of the two links after it, read aloud. */
  scope: 'Scope',
  /** Link: the permissions that members of teams have. */
  inTeams: 'In teams',
  /** Link: the permissions that users have in the project. */
  inProject: 'In the project',
  /** Name of the graph, read aloud. */
  containedPermissions: 'Contained permissions',
  /** Caption of the table. */
  permissionsCaption: 'Permissions include the ones they contain',
  noPermissions: 'No permissions yet',
  /** read_reports is an example of an ID. */
  noPermissionsHelp: 'Create one, such as read_reports, and grant it to users.',
  /** Heading of a column with IDs. */
  permission: 'Permission',
  /** Warning beside a permission. */
  containsItself: 'Contains itself',
  /** State of a permission that can't be changed. */
  builtIn: 'Built-in',
  deletePermission: 'Delete permission',
  deletePermissionHelp:
    'It is revoked for all users and removed from the permissions that contain it.',
  savePermission: 'Save permission',
  createPermission: 'Create permission',
  permissionIdHelp: 'Lowercase letters, digits, _ and :',
}
