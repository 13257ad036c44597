import XCTest

@testable import WaylineGenerator

/// The previews of a screen that a service loads, and their list.
final class PreviewListTests: XCTestCase {
    private static let list = "Sources/Screens/PreviewList.swift"
    private static let previews = "Sources/Screens/Orders/OrdersPreviews.swift"

    private func package() throws -> SamplePackage {
        let package = try SamplePackage.linked()
        try package.tree.write(Self.list, PackageSkeleton.previewList)
        return package
    }

    func testALoadedScreenIsListedAndDestroyingItIsTheInverse() throws {
        for kind in [ScreenKind.list, .detail] {
            let package = try package()
            let before = try package.tree.snapshot()
            try package.carryOut(package.plan(ScreenRequest.of("Orders", ["id:Int"], kind: kind)))
            let list = try package.tree.text(Self.list)
            XCTAssertTrue(list.contains("[[Preview]] = [\n        .orders,\n    ]"), list)
            try package.carryOut(package.destruction("Orders"))
            XCTAssertEqual(try package.tree.snapshot(), before)
        }
    }

    func testAListHasOnePreviewMoreThanADetail() throws {
        for (kind, stages) in [
            (ScreenKind.list, "loading, empty, full, failed"), (.detail, "loading, full, failed"),
        ] {
            let package = try package()
            try package.carryOut(package.plan(ScreenRequest.of("Orders", ["id:Int"], kind: kind)))
            let text = try package.tree.text(Self.previews)
            XCTAssertTrue(text.contains("case \(stages) }"), text)
        }
    }

    func testAScreenThatIsNoLongerLoadedLeavesTheList() throws {
        let package = try package()
        try package.carryOut(package.plan(ScreenRequest.of("Orders", ["id:Int"], kind: .list)))
        try package.carryOut(package.plan(ScreenRequest.of("Orders", ["id:Int"])))
        XCTAssertEqual(try package.tree.text(Self.list), PackageSkeleton.previewList)
        XCTAssertNil(try package.tree.snapshot()[Self.previews])
    }

    func testWithoutAListThereAreNoPreviews() throws {
        let package = try SamplePackage.linked()
        try package.carryOut(package.plan(ScreenRequest.of("Orders", ["id:Int"], kind: .list)))
        XCTAssertNil(try package.tree.snapshot()[Self.previews])
        XCTAssertNil(try package.tree.snapshot()[Self.list])
    }
}
