/** When each event of the webhooks is sent: the help below the name of the event, such as "user.created". */
export const texts = {
  userCreatedEvent: 'Someone signed up, or you added a user.',
  userUpdatedEvent: 'The profile, the metadata or a setting of a user changed.',
  userDeletedEvent: 'A user was deleted.',
  teamCreatedEvent: 'A team was created.',
  teamUpdatedEvent: 'The name, the picture or the metadata of a team changed.',
  teamDeletedEvent: 'A team was deleted.',
  teamMembershipCreatedEvent: 'A user joined a team.',
  teamMembershipDeletedEvent: 'A user left a team or was removed.',
  teamPermissionCreatedEvent: 'A member got a permission in a team.',
  teamPermissionDeletedEvent: 'A member lost a permission in a team.',
  projectPermissionCreatedEvent: 'A user got a permission in the project.',
  projectPermissionDeletedEvent: 'A user lost a permission in the project.',
}
