import Foundation
import Screens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// Nil if URLSession cannot read the address.
    init?(_ request: HTTPRequest) {
        guard let url = URL(string: request.address) else { return nil }
        self.init(url: url)
        httpMethod = request.method.rawValue
        if !request.body.isEmpty { httpBody = Data(request.body) }
        for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
    }
}
