/// What the system says when it does not do what it is asked.
struct PlatformError: Error {
    let reason: String
}
