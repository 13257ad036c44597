import Glibc

/// The system did not let the process be restricted.
struct ProbeError: Error, CustomStringConvertible {
    let what: String
    let number: Int32

    var description: String { "\(what): \(String(cString: strerror(number)))" }
}
