import Screens
import TextMenu
import WaylineCommandLine
import WaylineRouting
import WaylineSystem

/// The program next to this one that has the same commands and can also use a network. Its
/// libraries take time to load, so a run without a network does not use it.
enum OnlineProgram {
    private static let name = "app-online"

    /// Continues as that program, with the same arguments.
    static func become() -> Never {
        let path = own.folder + name
        let reason = Platform.become(path, CommandLine.arguments)
        if !Platform.exists(path), let checkout = Checkout(around: own.folder) {
            let words = [checkout.runner] + CommandLine.arguments.dropFirst()
            quit(
                "The program for '--api' is not built yet. This builds and runs it:",
                words.map({ $0.escaped(for: .shell) }).joined(separator: " "))
        }
        quit(
            "'--api' needs the program '\(path)', which cannot be run: \(reason). 'swift build' "
                + "builds it beside this one.")
    }

    private static var own: String {
        Platform.programPath ?? CommandLine.arguments.first ?? ""
    }
}

/// The checkout of the project in which a program was built.
private struct Checkout {
    private static let script = "Scripts/run"
    private let root: String

    /// Nil if neither the folder nor one above it is a checkout.
    init?(around folder: String) {
        var root = folder
        repeat {
            root = String(root.dropLast()).folder
            if root.isEmpty { return nil }
        } while !Platform.exists(root + Self.script) || !Platform.exists(root + "Package.swift")
        self.root = root
    }

    /// The command that builds and runs the app, as typed in the current folder.
    var runner: String {
        Platform.workingFolder.map { $0 + "/" } == root ? Self.script : root + Self.script
    }
}

extension String {
    /// The path up to its last slash, which is included; empty without one.
    fileprivate var folder: String {
        lastIndex(of: "/").map { String(self[...$0]) } ?? ""
    }
}

/// Ends the program with a message of one or more lines on the standard error.
private func quit(_ lines: String...) -> Never {
    StandardStreams.writeError(lines.map(Output.line).joined())
    Platform.exit(ExitStatus.failure.rawValue)
}
