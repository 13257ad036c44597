/// What is thrown out of `main`.
struct ProbeError: Error {
    let reason = "thrown on request"
}
