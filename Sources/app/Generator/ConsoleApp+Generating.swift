import WaylineCommandLine
import WaylineGenerator
public import WaylineProgram

extension ConsoleApp {
    /// Returns the program with the commands of `wayline`, for the name that the user types.
    public func generating(as name: String) -> ConsoleApp {
        adding(Command.generating(for: name), lists: [.templates], json: Topic.plans)
    }
}
