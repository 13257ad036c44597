import TextMenu
import Wayline

/// The text on a simple terminal after a session of the plain front end.
@MainActor
enum PlainTalk {
    /// Returns all written and typed text of a session in which `lines` are typed.
    static func of(_ navigator: Navigator, _ lines: String...) async -> String {
        var (rest, seen) = (lines[...], "")
        let frontEnd = PlainFrontEnd(
            input: { echo in
                let line = rest.popFirst()
                seen += (echo == .shown ? line ?? "" : "") + "\n"
                return line
            },
            output: { seen += $0 })
        await frontEnd.run(navigator)
        while seen.last == "\n" { seen.removeLast() }
        return String(seen.drop { $0 == "\n" })
    }

    /// The lines for the screen's controls.
    static func controls(of navigator: Navigator) async -> String {
        let lines = await of(navigator).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(2).prefix { $0 != "  b. Back" && $0 != "  q. Quit" }
            .joined(separator: "\n")
    }
}
