/**
 * Creates the component of an app that shows the user.
 *
 * @param {() => any} useUser the hook of the client
 */
export const createAccount = (useUser) => {
  const Teams = ({ user }) => {
    const teams = user.useTeams()
    return <p>Teams: {teams.map(({ displayName }) => displayName).join(', ') || 'none'}</p>
  }

  return () => {
    const user = useUser()
    if (user === null) return <h1>Signed out</h1>
    return (
      <>
        <h1>Signed in as {user.primaryEmail}</h1>
        <p>Name: {user.displayName ?? 'none'}</p>
        <Teams user={user} />
        <button onClick={() => user.setDisplayName('Countess')}>Rename</button>
        <button onClick={() => user.createTeam({ displayName: 'Engines' })}>Create a team</button>
        <button onClick={() => user.signOut()}>Sign out</button>
      </>
    )
  }
}
