import Foundation
import WaylineGenerator
import XCTest

final class KnownTypesTests: XCTestCase {
    func testTypesOfWaylineAreKnownAndNoOthers() throws {
        let modules = [
            "Binding", "WaylineStreams", "WaylineRouting", "Coordination", "TextMenu",
        ]
        for module in modules {
            let folder = module.hasPrefix("Wayline") ? String(module.dropFirst(7)) : module
            let declared = try publicTypes(
                in: Self.root.appendingPathComponent("Sources/\(folder)"))
            XCTAssertEqual(names(of: module).sorted(), declared.sorted(), module)
        }
    }

    func testTypesOfTheStandardLibraryAreKnown() throws {
        let known = names(of: "Swift")
        for module in ["Swift", "_Concurrency", "_StringProcessing"] {
            for type in publicTypes(inText: try interface(of: module)) {
                XCTAssertTrue(known.contains(type), "\(module).\(type)")
            }
        }
    }

    private func names(of module: String) -> Set<String> {
        Set(KnownTypes.all.filter { $0.module == module }.flatMap(\.names).map(String.init))
    }

    private func publicTypes(in folder: URL) throws -> Set<String> {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var types: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            types.formUnion(publicTypes(inText: try String(contentsOf: file, encoding: .utf8)))
        }
        return types
    }

    private func publicTypes(inText text: String) -> Set<String> {
        let declaration =
            /^(?:@\S+ )*(?:public|open) (?:(?:final|indirect) )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/
        return Set(
            text.split(separator: "\n").compactMap { line in
                (try? declaration.firstMatch(in: line)).map { String($0.1) }
            })
    }

    /// Returns the interface of one of the toolchain's modules.
    private func interface(of module: String) throws -> String {
        let tool = try GitTool(for: self)
        let target = try tool.run(["swift", "-print-target-info"]).output
        let path = try XCTUnwrap(
            target.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/), target)
        let folder = URL(fileURLWithPath: String(path.1))
            .appendingPathComponent("linux/\(module).swiftmodule")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let file = files.first {
            $0.lastPathComponent.hasSuffix(".swiftinterface")
                && !$0.lastPathComponent.contains("private")
        }
        return try String(contentsOf: try XCTUnwrap(file, module), encoding: .utf8)
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
