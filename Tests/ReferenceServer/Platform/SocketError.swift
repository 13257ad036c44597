/// Why there is no server.
package struct SocketError: Error, CustomStringConvertible {
    let call: String
    let reason: String

    package var description: String { "The server cannot start: \(call): \(reason)." }
}
