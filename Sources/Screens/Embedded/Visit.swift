/// A user who asks for something, in the transaction in which it is answered.
struct Visit {
    let connection: Connection
    /// The profile of the user.
    let profile: Profile.ID
}
