/// The files of a screen: each has a place of its own, and its record has room for all of them.
struct ScreenFiles {
    /// The limit on their bytes.
    static let largest = 1 << 20

    let request: ScreenRequest
    let settings: PackageSettings
    private(set) var all: [TextFile] = []
    private var places: Set<String> = []

    /// The bytes that can still be added.
    private(set) var room = Self.largest

    init(of request: ScreenRequest, in settings: PackageSettings) {
        (self.request, self.settings) = (request, settings)
    }

    /// Adds a file with a path below the screen's folder in the sources or in the tests.
    mutating func add(
        _ path: String, _ text: String, isTest: Bool = false
    ) throws(GeneratorError) {
        let folder = "\(isTest ? settings.tests : settings.sources)/\(request.name)"
        let file = TextFile(path: "\(folder)/\(path)", text: text)
        let template = Template.folder(of: request.template)
        room -= text.utf8.count
        if room < 0 { throw .template(template, .tooLarge) }
        guard places.insert(settings.place(of: file.path)).inserted else {
            throw .template(template, .twoFiles(at: file.path))
        }
        all.append(file)
    }
}

/// A text with the path of its file: below the folder of the package, or of a template.
struct TextFile: Hashable, Sendable, Codable {
    let path: String
    let text: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    var bytes: [UInt8] { Array(text.utf8) }
}
