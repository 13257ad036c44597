import Foundation
import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// The pictures of all controls, in Docs/TextMenu/pictures.
@MainActor
final class ControlPictureTests: XCTestCase {
    private let suite = "ControlPictureTests"
    private var controls: [PicturedControl] { PicturedControl.all }
    private lazy var folder = PictureFolder("Docs/TextMenu/pictures", drawnBy: suite)

    func testEachPictureIsCurrent() async throws {
        var drawn: [String: String] = [:]
        for control in controls {
            for theme in ColourTheme.allCases {
                drawn["\(control.name)-\(theme.name).svg"] = try control.picture(theme)
            }
        }
        if Pen.isTaken { try folder.write(drawn) }
        for complaint in try folder.complaints(about: drawn) { XCTFail(complaint) }
    }

    func testEachPublicControlHasAPicture() async throws {
        let names = Set(controls.map(\.name))
        let declared = try ControlSource.all().map(\.name)
        XCTAssertGreaterThan(declared.count, 20)
        XCTAssertEqual(declared.filter { !names.contains($0) }, [])
    }

    /// DocC takes the picture for light or dark pages by the name of the control.
    func testTheCommentOfEachControlShowsItsPicture() async throws {
        for source in try ControlSource.all() {
            XCTAssertTrue(
                source.comment.contains("](\(source.name))"), "\(source.name) shows no picture")
        }
    }

    func testTheGuideShowsEachPictureInBothThemes() async throws {
        let page = try GuidePage("Docs/TextMenu/Controls.md", drawnBy: suite).text
        for control in controls {
            for theme in ColourTheme.allCases {
                let file = "pictures/\(control.name)-\(theme.name).svg"
                XCTAssertTrue(page.contains("\"\(file)\""), "the page does not show \(file)")
            }
        }
    }
}

/// The declaration of a public control, with its comment.
private struct ControlSource {
    let name: String
    let comment: String
    private let superclass: String

    /// All classes of the library that are controls: `Control`, and its public subclasses.
    static func all() throws -> [ControlSource] {
        let classes = try declared()
        var found: Set = ["Control"]
        for _ in classes {
            found.formUnion(classes.filter { found.contains($0.superclass) }.map(\.name))
        }
        return classes.filter { found.contains($0.name) }
    }

    private static func declared() throws -> [ControlSource] {
        let folder = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../../../Sources/Interface/Controls").standardized
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        return try paths.flatMap { try read(String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func read(_ text: String) -> [ControlSource] {
        let form =
            #/
            ((?:///.*\n)+)(?:@MainActor\n)?
            (?:public\ final|open)\ class\ (\w+)(?:<[^>]*>)?:?\ ?(\w*)
            /#
        return text.matches(of: form).map {
            ControlSource(
                name: String($0.2), comment: String($0.1), superclass: String($0.3))
        }
    }
}
