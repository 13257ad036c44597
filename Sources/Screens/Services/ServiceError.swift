/// What the errors of all services have in common.
package protocol ServiceError: Error, Equatable, CustomStringConvertible {
    static var notLoggedIn: Self { get }

    static func fault(_ fault: ServiceFault) -> Self

    /// What is wrong, and what to do.
    func text(in words: Words) -> String
}

extension AccountError: ServiceError {}

extension ArticleError: ServiceError {}

extension ProfileError: ServiceError {}
