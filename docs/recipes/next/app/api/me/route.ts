import { getSignedInUser, noStoreHeaders, statusOf } from '../../../../latchkey'

export async function GET(request: Request): Promise<Response> {
  try {
    const user = await getSignedInUser(request)
    if (!user) return Response.json(null, { status: 401, headers: noStoreHeaders })
    return Response.json({ id: user.id, name: user.displayName }, { headers: noStoreHeaders })
  } catch (error) {
    return Response.json(null, { status: statusOf(error), headers: noStoreHeaders })
  }
}
