import TextMenu
import WaylineSystem

/// The file of a picture that a test compares with the screen.
struct PictureFile {
    /// The environment variable that makes tests write the files.
    private static let variable = "WAYLINE_DRAW"

    /// More bytes than any picture has.
    private static let largest = 1 << 24

    private let name: String
    private let folder: String

    /// The file of the picture `name`, for the tests in the source file at `path`.
    init(_ name: String, beside path: String) throws(PictureError) {
        let isName = name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar)
        }
        guard isName, !name.isEmpty else { throw .badName(name) }
        self.name = "\(name).svg"
        folder = Self.folder(of: path)
    }

    /// The folder `Tests` of the package that the file belongs to; without a package, the folder of
    /// the file. In that folder, the package manager does not warn about the pictures.
    private static func folder(of file: String) -> String {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = parts.joined(separator: "/")
        return Platform.package(around: folder).map { "\($0)/Tests" } ?? folder
    }

    private var path: String { "\(folder)/Pictures/\(name)" }

    /// Compares the file with `picture`, or writes it.
    func match(_ picture: ScreenPicture, _ theme: ColourTheme) throws(PictureError) {
        let drawn = picture.svg(theme)
        if Platform.variable(Self.variable) == "1" {
            do { try write(drawn) } catch { throw .notWritten(path: path, reason: error.text) }
            return
        }
        guard Platform.exists(path) else { throw .missing(path: path, variable: Self.variable) }
        let kept: [UInt8]
        do { kept = try Platform.readFile(path, limit: Self.largest) } catch {
            throw .notRead(path: path, reason: error.text)
        }
        guard !kept.elementsEqual(drawn.utf8) else { return }
        throw .differs(
            PictureDifference(String(decoding: kept, as: UTF8.self), drawn), path: path,
            variable: Self.variable)
    }

    private func write(_ text: String) throws(SystemError) {
        let tests = try Platform.openFolder(folder.isEmpty ? "/" : folder)
        defer { Platform.closeDescriptor(tests) }
        if !Platform.exists("\(folder)/Pictures") {
            try Platform.makeFolder("Pictures", in: tests)
        }
        let pictures = try Platform.openFolder("Pictures", in: tests)
        defer { Platform.closeDescriptor(pictures) }
        if Platform.exists(path) { try Platform.remove(name, in: pictures) }
        try Platform.create(name, in: pictures, Array(text.utf8), mode: nil)
    }
}
