import WaylineSystem

/// Code of a program that runs before `main`, and before Swift's runtime is ready.
public enum ProgramStart {
    /// The variables of the environment, each as `NAME=VALUE`.
    public typealias Variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Makes a crash signal end the program at once, from its first instruction on. ``ConsoleApp``
    /// does the same when it starts: until then, the handler of Swift's runtime would ask for a key
    /// on the terminal.
    ///
    /// Does nothing if `SWIFT_BACKTRACE` is set. On Linux, an executable calls it before `main`:
    ///
    ///     @section(".preinit_array") @used
    ///     private let start: @convention(c) (Int32, Variables, Variables) -> Void = {
    ///         ProgramStart.handleCrashes($2)
    ///     }
    public static func handleCrashes(_ variables: Variables) {
        Platform.handleCrashes(variables)
    }
}
