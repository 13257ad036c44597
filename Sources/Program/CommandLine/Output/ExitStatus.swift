/// The status with which a program ends.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The status of a program that a signal has asked to end, as shells have it.
    package init(signal: Int32) {
        rawValue = 128 + signal
    }

    package static let success = ExitStatus(rawValue: 0)
    package static let failure = ExitStatus(rawValue: 1)
    package static let usage = ExitStatus(rawValue: 64)
}
