import Foundation

/// The programs that were built beside the tests.
enum TestBuild {
    static func executable(_ name: String) -> URL {
        let bundle = Bundle(for: EnduranceTests.self).bundleURL
        let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        return folder.appendingPathComponent(name)
    }
}
