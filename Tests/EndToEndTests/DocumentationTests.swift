import Foundation
import XCTest

/// Every block of Swift in the documentation is compiled somewhere.
final class DocumentationTests: XCTestCase {
    private let imports = "import Wayline\n"

    func testEachSwiftBlockIsCompiled() throws {
        let compiled = CompiledCode(try ProjectFiles.code().map(dense))
        for page in try ProjectFiles.pages() {
            for block in page.blocks where block.kind == "swift" {
                let text = dense(block.text)
                if !compiled.contains(text) {
                    XCTFail("\(page.path) shows Swift that no compiled file has:\n\(block.text)")
                }
            }
        }
    }

    func testEachRefusedBlockIsRefusedForTheReasonBelowIt() throws {
        for page in try ProjectFiles.pages() {
            for (index, block) in page.blocks.enumerated() where block.kind == "swift refused" {
                let below = page.blocks.dropFirst(index + 1).first
                let reason = try XCTUnwrap(below, "\(page.path) gives no reason for a refusal")
                let answer = try Compiler.answer(to: imports + block.text)
                XCTAssert(answer.contains("error: " + reason.text), "\(page.path): \(answer)")
            }
        }
    }

    func testSwiftIsShownAsCompiledAsRefusedOrAsUsualElsewhere() throws {
        let kinds = try ProjectFiles.pages().flatMap(\.blocks).map { $0.kind.lowercased() }
        XCTAssertEqual(
            Set(kinds.filter { $0.hasPrefix("swift") }), ["swift", "swift refused", "swift usual"])
    }

    /// The usual form needs UIKit, Combine or RxSwift, so it is not compiled.
    func testTheUsualFormStandsInTutorialsOnlyWithWaylinesFormBelowIt() throws {
        for page in try ProjectFiles.pages() {
            for (index, block) in page.blocks.enumerated() where block.kind == "swift usual" {
                XCTAssert(page.path.contains("/Tutorials/"), page.path)
                let below = page.blocks.dropFirst(index + 1).first
                XCTAssertEqual(below?.kind, "swift", "\(page.path):\n\(block.text)")
            }
        }
    }

    /// The first page in Vietnamese has a form of its own.
    func testPagesHaveTheSameBlocksInVietnamese() throws {
        let pages = try ProjectFiles.pages()
        let translations = pages.filter { $0.path.hasPrefix("Docs/vi/") }
        for page in translations where page.path != "Docs/vi/README.md" {
            let original = page.path.replacing("Docs/vi/", with: "Docs/")
            let english = pages.first { $0.path == original }
            XCTAssertEqual(page.blocks.map(\.text), english?.blocks.map(\.text), page.path)
        }
        XCTAssertEqual(translations.count, 7)
    }

    /// Words are counted as `wc -w` counts them. To add a page, shorten others. Translations are
    /// as long as they need to be.
    func testTheEnglishGuideHasAtMost27000Words() throws {
        let paths = try ProjectFiles.pages().map(\.path).filter {
            $0 == "README.md" || $0.hasPrefix("Docs/") && !$0.hasPrefix("Docs/vi/")
        }
        let count = try paths.reduce(0) { count, path in
            try count + ProjectFiles.text(path).split { $0.isWhitespace }.count
        }
        XCTAssertGreaterThan(paths.count, 50)
        XCTAssertLessThanOrEqual(count, 27_000)
    }

    func testTheReadmeHasSwiftToCheck() throws {
        let readme = Page(path: "README.md", text: try ProjectFiles.text("README.md"))
        XCTAssert(readme.blocks.contains { $0.kind == "swift" })
    }

    func testEachLinkLeadsSomewhere() throws {
        for page in try ProjectFiles.pages() {
            let folder = (page.path as NSString).deletingLastPathComponent
            for link in page.links where !link.path.contains("://") {
                let path = link.path.isEmpty ? page.path : folder + "/" + link.path
                guard ProjectFiles.exists(path) else {
                    XCTFail("\(page.path) links to \(path)")
                    continue
                }
                guard let heading = link.heading else { continue }
                let target = Page(path: path, text: try ProjectFiles.text(path))
                XCTAssert(
                    target.anchors.contains(heading), "\(page.path) links to \(path)#\(heading)")
            }
        }
    }

    func testEachTestNamedBesideAPromiseExists() throws {
        let promises = try ProjectFiles.text("Tests/README.md")
        let names = Set(promises.matches(of: /`(\w+Tests)`/).map { String($0.1) })
        let code = try ProjectFiles.code().joined()
        XCTAssertGreaterThan(names.count, 100)
        for name in names.sorted() where !["EndToEndTests", "GuideTests"].contains(name) {
            XCTAssert(code.contains("class \(name): "), "no class is called \(name)")
        }
    }

    func testTheCompilerAcceptsWhatIsRight() throws {
        let code = imports + "func makeNumber() -> Observable<Int> { Observable(1) }"
        XCTAssertEqual(try Compiler.answer(to: code), "")
    }

    /// The text without indentation and empty lines, which a page may lay out in its own way.
    private func dense(_ text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return "\n" + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }
}

/// The texts of all files by their lines, so that few files are searched for each block.
private struct CompiledCode {
    private var texts: [Substring: [String]] = [:]

    init(_ files: [String]) {
        for file in files {
            for line in Set(file.split(separator: "\n")) { texts[line, default: []].append(file) }
        }
    }

    func contains(_ block: String) -> Bool {
        let candidates = block.split(separator: "\n").map { texts[$0] ?? [] }
        return candidates.min { $0.count < $1.count }?.contains { $0.contains(block) } ?? false
    }
}
