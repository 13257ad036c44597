/// The status with which a program ends.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 64
}
