/// The error that `main` throws.
struct ProbeError: Error {
    let reason = "thrown on request"
}
