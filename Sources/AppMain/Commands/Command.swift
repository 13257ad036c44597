/// What the program can be asked for.
package enum Command: String, CaseIterable, Sendable {
    case run
    case generateScreen = "generate screen"
    case destroyScreen = "destroy screen"
    case newPackage = "new package"
    case list
    case update
    case route
    case completions
    case help

    /// The words that it is called by.
    package var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// As it is typed, after the program's name.
    package var typed: String { "app \(rawValue)" }
}
