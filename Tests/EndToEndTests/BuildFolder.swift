import Foundation

/// Where the tests were built, and what else was built beside them.
enum BuildFolder {
    static var url: URL {
        let bundle = Bundle(for: EndToEndTests.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }
}
