/// What the errors of all services have in common.
package protocol ServiceError: Error {
    static var notLoggedIn: Self { get }

    static func fault(_ fault: ServiceFault) -> Self
}

extension AccountError: ServiceError {}

extension ArticleError: ServiceError {}

extension ProfileError: ServiceError {}
