package import Screens

/// How the app is to be run.
package struct RunOptions: Hashable, Sendable {
    package var isPlain = false
    package var isFresh = false
    package var folder: DataFolder?
    package var api: APIAddress?
    package var language: Language?
    package var link: String?

    /// Where the steps of a script stand; `-` for the standard input.
    package var script: String?

    package init() {}

    init(_ typed: Typed) throws(CommandError) {
        isPlain = typed.has(.plain)
        isFresh = typed.has(.fresh)
        folder = typed.value(.data).map { DataFolder($0) }
        link = typed.value(.link)
        script = typed.value(.script)
        if let text = typed.value(.api) { api = try Self.api(text) }
        if let text = typed.value(.language) { language = try Self.language(text) }
    }

    private static func api(_ text: String) throws(CommandError) -> APIAddress {
        do throws(APIAddressError) { return try APIAddress(text) } catch { throw .api(error) }
    }

    private static func language(_ text: String) throws(CommandError) -> Language {
        guard let language = Language(code: text) else { throw .language(text) }
        return language
    }
}
