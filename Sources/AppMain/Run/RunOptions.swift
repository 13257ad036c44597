package import Screens
package import WaylineCommandLine

/// The options of `run`.
package struct RunOptions: Hashable, Sendable {
    package var isPlain = false
    package var isFresh = false
    package var folder: DataFolder?
    package var api: APIAddress?
    package var language: Language?
    package var link: String?

    /// The file with the steps of a script; `-` for the standard input.
    package var script: String?

    /// The file for the trace.
    package var trace: String?

    package init() {}

    package init(_ arguments: Arguments) throws(CommandError) {
        isPlain = arguments.has(.plain)
        isFresh = arguments.has(.fresh)
        folder = arguments.value(.data).map { DataFolder($0) }
        link = arguments.value(.link)
        script = arguments.value(.script)
        trace = arguments.value(.trace)
        if let text = arguments.value(.api) { api = try Self.api(text) }
        if let text = arguments.value(.language) { language = try Self.language(text) }
    }

    private static func api(_ text: String) throws(CommandError) -> APIAddress {
        do throws(APIAddressError) { return try APIAddress(text) } catch {
            throw .refused(error.description)
        }
    }

    private static func language(_ text: String) throws(CommandError) -> Language {
        guard let language = Language(code: text) else {
            throw .refused(
                "'\(text)' is not a language that the app speaks: choose \(Option.languages).")
        }
        return language
    }
}
