/// The reason why the server could not start.
package struct SocketError: Error, CustomStringConvertible {
    let call: String
    let reason: String

    package var description: String { "The server cannot start: \(call): \(reason)." }
}
